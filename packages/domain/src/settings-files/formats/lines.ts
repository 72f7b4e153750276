/** Changes a text by its lines: how they end, and whether the last one does, stays. */
export function byLines(text: string, change: (lines: readonly string[]) => readonly string[]): string {
  const end = /\r\n/.test(text) && !/(?<!\r)\n/.test(text) ? '\r\n' : '\n'
  const lines = text.split(end)
  const isClosed = text === '' || lines.at(-1) === ''
  if (isClosed) lines.pop()
  const changed = change(lines)
  return changed.join(end) + (isClosed && changed.length > 0 ? end : '')
}
