import type { FileFailure } from '@zubr/contracts/files/operations'
import { FileError } from './file-error.ts'

/** Parses NDJSON from a stream, chunk by chunk. Cancels the stream if the consumer stops. */
export async function* linesOf<Line>(stream: ReadableStream<Uint8Array>): AsyncGenerator<Line[], void> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const end = done ? rest.length : rest.lastIndexOf('\n') + 1
      const whole = rest.slice(0, end)
      rest = rest.slice(end)
      const lines = whole.split('\n').flatMap((line) => (line === '' ? [] : (JSON.parse(line) as Line)))
      if (lines.length > 0) yield lines
      if (done) return
    }
  } finally {
    // The stream may have failed already, which the reader has thrown.
    await reader.cancel().catch(() => undefined)
  }
}

/** The rows of a response in batches; throws the failure at its end. */
export async function* rowsIn<Row>(answer: Response): AsyncGenerator<Row[], void> {
  for await (const lines of linesOf<{ row: Row } | { failure: FileFailure }>(bodyOf(answer))) {
    const rows: Row[] = []
    for (const line of lines) if ('row' in line) rows.push(line.row)
    if (rows.length > 0) yield rows
    for (const line of lines) if ('failure' in line) throw new FileError(line.failure.code, line.failure)
  }
}

export function bodyOf(answer: Response): ReadableStream<Uint8Array> {
  if (!answer.body) throw new FileError('failed')
  return answer.body
}
