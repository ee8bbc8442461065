#!/usr/bin/env bash
# A worker and an operator that know nothing but curl: they take a flow of six nodes with a quorum
# through two servers on one database, follow its output, cancel the rest and drain the outbox.
#
# usage: worker.sh FIRST_SERVER SECOND_SERVER RECEIVER
set -euo pipefail

one=$1 two=$2 receiver=$3
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

get() { curl -sS --max-time 30 "$@"; }
post() { curl -sS --max-time 30 -H 'Content-Type: application/json' --data "$2" "$1"; }

# The first member of this name that is text.
text() { grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4; }

# expect WHAT PART ANSWER: the answer has this part, or the story ends here.
expect() {
  case $3 in
    *"$2"*) echo "ok: $1" ;;
    *)
      echo "not ok: $1: $2 is not in $3" >&2
      exit 1
      ;;
  esac
}

# claim SERVER KIND: waits for one execution of this kind.
claim() {
  post "$1/v1/claims" '{"lane":"curl","worker_id":"curl","worker_instance_id":"curl-'$$'",
    "capabilities":[],"kinds":["'"$2"'"],"max":1,"lease_ms":30000,"wait_ms":20000}'
}

# complete SERVER HANDLE RESULT
complete() { post "$1/v1/leases/complete" '{"items":[{"handle":"'"$2"'","result":'"$3"'}]}'; }

# Without the braces: as a path spells it.
bare() { tr -d '{}'; }

# --- submit ------------------------------------------------------------------------------------
flow=$(post "$one/v1/flows" '{"kind":"order","namespace":"curl","graph":{
  "nodes":[
    {"key":"a","kind":"a","lane":"curl","namespace":"curl","payload":{"n":1}},
    {"key":"b","kind":"b","lane":"curl","namespace":"curl"},
    {"key":"c","kind":"c","lane":"curl","namespace":"curl"},
    {"key":"join","kind":"join","lane":"curl","namespace":"curl"},
    {"key":"pack","kind":"pack","lane":"curl","namespace":"curl",
     "retry":{"max_retries":2,"initial_ms":100,"multiplier":1.0,"max_ms":100}},
    {"key":"ship","kind":"ship","lane":"curl","namespace":"curl"}],
  "edges":[{"from":"a","to":"join","data_passing_ref":"left"},{"from":"b","to":"join"},
           {"from":"c","to":"join"},{"from":"join","to":"pack"},{"from":"pack","to":"ship"}],
  "policies":[{"to":"join","policy":{"kind":"quorum","k":2,"on_satisfied":"cancel_remaining"}}]}}')
expect 'a flow of six nodes is taken in' '"node_count":6' "$flow"
flow_id=$(echo "$flow" | text flow_id)

# --- claim, renew ------------------------------------------------------------------------------
claimed=$(claim "$two" a)
expect 'the payload comes with the claim' '"payload":{"n":1}' "$claimed"
a=$(echo "$claimed" | text handle)
a_id=$(echo "$claimed" | text execution_id | bare)
b=$(claim "$one" b | text handle)
c=$(claim "$two" c | text handle)
expect 'a lease is renewed by the other server' '"status":"renewed"' \
  "$(post "$one/v1/leases/renew" '{"handles":["'"$c"'"],"lease_ms":30000}')"

# --- append, tail by long poll and as events ---------------------------------------------------
get "$two/v1/streams/$a_id/0/tail?after=0-0&block_ms=20000" >"$scratch/poll" &
poll=$!
get -N -H 'Accept: text/event-stream' "$one/v1/streams/$a_id/0/tail" >"$scratch/events" &
events=$!
expect 'frames are appended' '"frame_count":2' \
  "$(post "$one/v1/streams/$a_id/0/frames" '{"handle":"'"$a"'","frames":[
    {"kind":"stdout","mode":"durable","content_type":"text/plain","payload_base64":"aGVsbG8="},
    {"kind":"event","mode":"summary","payload":{"progress":0.5}}]}')"
wait "$poll"
expect 'a long poll gets them' 'aGVsbG8=' "$(cat "$scratch/poll")"
expect 'the summary is rolled up' '"progress":0.5' "$(get "$two/v1/streams/$a_id/0/summary")"

# --- complete; the quorum decides --------------------------------------------------------------
expect 'a completes' '"status":"completed"' "$(complete "$two" "$a" '{"price":41}')"
expect 'a repeat gets the first answer' '"status":"completed"' \
  "$(complete "$one" "$a" '{"price":41}')"
wait "$events"
expect 'events bring the frames' 'aGVsbG8=' "$(cat "$scratch/events")"
expect 'events end with the attempt' 'attempt_success' "$(cat "$scratch/events")"
expect 'b completes' '"status":"completed"' "$(complete "$one" "$b" '{"price":38}')"
claimed=$(claim "$two" join)
expect 'two of three start the join, with their results' '"result":{"price":41}' "$claimed"
join=$(echo "$claimed" | text handle)
expect 'the loser hears of it when it renews' '"status":"cancelled"' \
  "$(post "$one/v1/leases/renew" '{"handles":["'"$c"'"],"lease_ms":30000}')"
expect 'and cannot complete' '"status":"cancelled"' "$(complete "$two" "$c" '{}')"
expect 'the join completes' '"status":"completed"' "$(complete "$one" "$join" '{}')"

# --- fail, retry -------------------------------------------------------------------------------
pack=$(claim "$one" pack | text handle)
expect 'a failure for now is tried again' '"status":"retry_scheduled"' \
  "$(post "$two/v1/leases/fail" \
    '{"items":[{"handle":"'"$pack"'","class":"transient","reason":"no tape"}]}')"
claimed=$(claim "$two" pack)
expect 'as a second attempt' '"attempt_index":1' "$claimed"
expect 'which completes' '"status":"completed"' \
  "$(complete "$one" "$(echo "$claimed" | text handle)" '{}')"

# --- cancel ------------------------------------------------------------------------------------
ship=$(claim "$two" ship | text handle)
expect 'the flow is cancelled under a running worker' '"members":[' \
  "$(post "$one/v1/flows/$flow_id/cancel" '{"policy":"cancel_all","reason":"enough"}')"
expect 'the worker cannot complete any more' '"status":"cancelled"' \
  "$(complete "$two" "$ship" '{}')"
expect 'the flow says so' '"state":"cancelled"' "$(get "$two/v1/flows/$flow_id")"

# --- the outbox: refused, abandoned, drained, delivered ----------------------------------------
endpoint=$(post "$one/v1/outbox/endpoints" '{"url":"'"$receiver"'/in","kinds":["note"],
  "secret_ref":"env:WEFT_STORY_SECRET","ladder":[60000]}' | text endpoint_id)
# await_message ID PART: asks until the answer has it; each question waits in an empty lane.
await_message() {
  for _ in $(seq 200); do
    answer=$(get "$two/v1/outbox/messages/$1")
    case $answer in *"$2"*) return ;; esac
    post "$one/v1/claims" '{"lane":"empty","worker_id":"curl","worker_instance_id":"curl",
      "wait_ms":100}' >"$scratch/nothing"
  done
}
message() {
  post "$two/v1/outbox/messages" '{"kind":"note","endpoint_id":"'"$endpoint"'","payload":'"$1"'}' \
    | text message_id
}
bad=$(message '"bad"')
await_message "$bad" '"retry_count":1'
expect 'a refusal is not believed at once' '"state":"pending"' "$answer"
good=$(message '"good"')
await_message "$good" '"state":"sent"'
expect 'another message is delivered' '"state":"sent"' "$answer"
expect 'an operator asks for the refused one' '"changed":1' \
  "$(post "$two/v1/outbox/retry-now" '{"endpoint":"'"$endpoint"'"}')"
await_message "$bad" '"state":"abandoned"'
expect 'now the refusal is believed' '"state":"abandoned"' "$answer"
get "$receiver/heal" >"$scratch/healed"
drain='"older_than":"2100-01-01T00:00:00Z","limit":10'
expect 'a drain can be tried first' '"total":1' \
  "$(post "$one/v1/outbox/drain" "{$drain,\"dry_run\":true}")"
expect 'and done' '"total":1' "$(post "$one/v1/outbox/drain" "{$drain,\"dry_run\":false}")"
await_message "$bad" '"state":"sent"'
expect 'what was drained is delivered' '"state":"sent"' "$answer"
echo "the story is told"
