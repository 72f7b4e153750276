/** Messages for the keys of some files, by the key; hints where a label is not enough. */
export type KeyMessages = { labels: Record<string, string>; hints: Record<string, string> }
