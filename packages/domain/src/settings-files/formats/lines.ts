/** Changes a text by lines: the line ends, and whether the last line has one, stay. */
export function byLines(text: string, change: (lines: readonly string[]) => readonly string[]): string {
  const isCrLf = /\r\n/.test(text) && !/(?<!\r)\n/.test(text)
  const end = isCrLf ? '\r\n' : text.includes('\r') && !text.includes('\n') ? '\r' : '\n'
  const lines = text.split(end)
  const isClosed = text === '' || lines.at(-1) === ''
  if (isClosed) lines.pop()
  const changed = change(lines)
  return changed.join(end) + (isClosed && changed.length > 0 ? end : '')
}
