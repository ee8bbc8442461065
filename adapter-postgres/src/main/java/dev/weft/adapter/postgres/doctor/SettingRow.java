package dev.weft.adapter.postgres.doctor;

/** One setting of the server as this session sees it. */
public record SettingRow(String name, String value) {}
