import { expect, test } from 'vitest'
import { eventually } from '../../servers/testing/servers.ts'
import { packet } from '../protocol/codes.ts'
import { packed, rawSession, text, u32, u64 } from './testing/raw.ts'

const types = [...Object.values(packet), 0, 21, 77, 255]
const extensions = ['posix-rename@openssh.com', 'statvfs@openssh.com', 'copy-data', 'limits@openssh.com', 'x']
const paths = ['/', '/a', '/b', '/a/b', '..', '/folder', '/folder/c', '/.zubr/x', '/link', '', '\0', '/\xff']

/** The same numbers for the same seed. */
function chance(seed: number) {
  let state = seed >>> 0
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return { below, one: <T>(of: readonly T[]): T => of[below(of.length)] as T }
}

const seeds = [Date.now(), 1, 2, 3, 1795425530895]

test.each(seeds)(
  'fuzz: any input is answered once or ends the session, and nothing stays open (seed %i)',
  async (seed) => {
    const { below, one } = chance(seed)
    const { session, answers, begin, nonsense, connection, helper, ask } = await rawSession()
    const handle = () => text(below(4) === 0 ? Buffer.alloc(below(9), 7) : u32(below(12)))
    // Four of them still fit in a packet. A longer one ends the session, which the end of the test
    // covers.
    const name = () => (below(40) === 0 ? text(Buffer.alloc(60_000, 'n')) : text(one(paths)))
    const field = () =>
      one([
        handle,
        handle,
        name,
        name,
        () => u32(one([0, 1, 2, 3, 26, 0xffff_ffff, below(2 ** 32)])),
        () => u64(one([0, 5, 2 ** 40, Number.MAX_SAFE_INTEGER])),
        () => text(one(extensions)),
        // A length without content.
        () => u32(below(2 ** 32)),
      ])()
    /** An almost valid request. */
    const request = (id: number): Buffer => {
      const kind = one(types.filter((type) => type !== packet.init))
      const likely: Record<number, () => Buffer[]> = {
        [packet.open]: () => [name(), u32(below(64)), u32(one([0, 4])), u32(0o600)],
        [packet.opendir]: () => [name()],
        [packet.close]: () => [handle()],
        [packet.read]: () => [handle(), u64(below(100)), u32(one([0, 10, 2 ** 20, 0xffff_ffff]))],
        [packet.write]: () => [handle(), u64(below(100)), text('x'.repeat(below(5_000)))],
        [packet.readdir]: () => [handle()],
        [packet.mkdir]: () => [name(), u32(0)],
        [packet.rename]: () => [name(), name()],
        [packet.symlink]: () => [name(), name()],
      }
      const fields = below(5) > 0 ? likely[kind]?.() : undefined
      return packed(kind, u32(id), ...(fields ?? Array.from({ length: below(5) }, field)))
    }
    begin()
    const ids = Array.from({ length: 400 }, (_, n) => 1_000_000 + n)
    const stream = Buffer.concat(ids.map(request))
    for (let at = 0; at < stream.length; ) {
      const length = 1 + below(one([5, 3_000, 100_000]))
      session.data(stream.subarray(at, at + length))
      at += length
      if (below(8) === 0) await new Promise(setImmediate)
    }
    await eventually(() => expect(answers.length).toBe(ids.length), { timeout: 60_000 })
    expect(answers.map(({ id }) => id).sort()).toEqual(ids)
    expect(nonsense()).toBe(0)
    // The session still answers valid requests.
    expect((await ask(packet.realpath, text('.'))).type).toBe(packet.name)
    // An invalid packet.
    const broken = one([u32(0), u32(2 ** 31), u32(256 * 1024 + 1), packed(packet.stat).subarray(0, 5)])
    session.data(Buffer.concat([broken, Buffer.alloc(5)]))
    expect(nonsense()).toBe(1)
    session.data(request(1))
    expect(nonsense()).toBe(1)
    await session.end()
    await eventually(() => expect([connection.opened(), connection.pending()]).toEqual([0, 0]))
    expect(connection.isOver()).toBe(false)
    expect(helper.pid).toBeGreaterThan(0)
  },
)

test('early input: a client that sends before the start, or half a packet, leaves nothing', async () => {
  const early = await rawSession()
  early.session.data(packed(packet.stat, u32(1), text('/')))
  expect(early.nonsense()).toBe(1)
  await early.session.end()
  const half = await rawSession()
  half.begin()
  const file = await half.open('/a', 26)
  half.session.data(packed(packet.write, u32(9), file, u64(0), text('whole')))
  half.session.data(packed(packet.write, u32(10), file, u64(5), text('half')).subarray(0, -2))
  await half.session.end()
  await eventually(() => expect(half.connection.opened()).toBe(0))
  expect(half.answers.map(({ id }) => id)).toEqual([1, 9])
})
