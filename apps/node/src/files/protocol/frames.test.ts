import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { decoder, type Frame, maxAnswerBytes, maxPieceBytes, reader, write } from './frames.ts'

/** The bytes of frames, as received. */
function written(...frames: [head: unknown, bytes?: Uint8Array[]][]): Buffer {
  const stream = new PassThrough({ highWaterMark: 2 ** 26 })
  for (const [head, bytes] of frames) write(stream, head, bytes)
  return stream.read() as Buffer
}

const rules = { maxJsonBytes: maxAnswerBytes }

test('frames: they are parsed as sent, in pieces of any size', () => {
  const seed = Math.trunc(Math.random() * 2 ** 31)
  let state = seed
  const below = (max: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
  const sizes = [0, 1, 8, 16 * 1024, 16 * 1024 + 1, 64 * 1024, maxPieceBytes]
  const sent = Array.from({ length: 60 }, (_, id): [{ id: number; text: string }, Uint8Array[]] => {
    const bytes = Buffer.alloc(sizes[below(sizes.length)] ?? 0, String(id))
    const cut = below(bytes.length + 1)
    return [
      { id, text: 'ж'.repeat(below(10) === 0 ? 100_000 : below(20)) },
      [bytes.subarray(0, cut), bytes.subarray(cut)],
    ]
  })
  const all = written(...sent)
  for (const max of [7, 1_000, 65_536, all.length]) {
    const received: Frame[] = []
    const decode = decoder((frame) => received.push(frame), rules)
    for (let at = 0; at < all.length; ) {
      // Small steps through everything would take long.
      const step = Math.max(1, below(10) === 0 ? below(max) : Math.min(max, 65_536))
      const count = max < 1_000 && at > 20_000 ? all.length - at : step
      decode(all.subarray(at, at + count))
      at += count
    }
    expect(
      received.map(({ head }) => head),
      `seed ${seed}`,
    ).toEqual(sent.map(([head]) => head))
    for (const [at, { bytes }] of received.entries())
      expect(bytes.equals(Buffer.concat(sent[at]?.[1] ?? [])), `seed ${seed}, frame ${at}`).toBe(true)
  }
})

test('frames: one above the limit is refused before its bytes arrive', () => {
  const lengths = (length: number, json: number) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(length, 0)
    head.writeUInt32BE(json, 4)
    return head
  }
  for (const head of [
    lengths(0, 0),
    lengths(3, 0),
    lengths(10, 7),
    lengths(4 + maxAnswerBytes + 1, maxAnswerBytes + 1),
    lengths(4 + 2 + maxPieceBytes + 1, 2),
    lengths(2 ** 32 - 1, 2),
  ]) {
    const { target, filled } = reader(() => undefined, rules)
    head.copy(target())
    expect(() => filled(head.length), head.toString('hex')).toThrow('not a frame')
  }
  expect(() => write(new PassThrough(), {}, Buffer.alloc(maxPieceBytes + 1))).toThrow('too long')
})
