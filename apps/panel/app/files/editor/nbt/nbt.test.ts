import fc from '@zubr/testing/property'
import { Float32, Int8, Int16, Int32, NBTData, write } from 'nbtify'
import { expect, test } from 'vitest'
import { measureNbt, NbtRefused } from './measure.ts'
import { NbtTree, rowsAtOnce } from './tree.ts'

const { tags } = fc.letrec<{ tags: unknown; branch: unknown }>((tie) => ({
  tags: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.integer({ min: -128, max: 127 }).map((value) => new Int8(value)),
    fc.integer({ min: -32768, max: 32767 }).map((value) => new Int16(value)),
    fc.integer().map((value) => new Int32(value)),
    fc.float({ noNaN: true }).map((value) => new Float32(value)),
    fc.double({ noNaN: true }),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.array(fc.integer({ min: -128, max: 127 })).map((values) => Int8Array.from(values)),
    fc.array(fc.integer()).map((values) => Int32Array.from(values)),
    fc.array(fc.bigInt({ min: 0n, max: 9n })).map((values) => BigInt64Array.from(values)),
    fc.array(fc.string()),
    tie('branch'),
  ),
  branch: fc.dictionary(
    fc.string({ maxLength: 8 }).filter((name) => name !== '__proto__'),
    tie('tags'),
    { maxKeys: 6 },
  ),
}))
const branch = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tags, { maxKeys: 6 })
const forms = fc.record({
  endian: fc.constantFrom('big' as const, 'little' as const),
  bedrockLevel: fc.boolean(),
  compression: fc.constantFrom('gzip' as const, 'deflate' as const, null),
})

const written = (value: unknown, form: object = { endian: 'big' }) =>
  write(
    new NBTData(value as never, { rootName: '', compression: null, bedrockLevel: false, ...form } as never),
  )

test('NBT: written data are read back, in either byte order, compressed or not', async () => {
  await fc.assert(
    fc.asyncProperty(branch, forms, async (made, { endian, bedrockLevel, compression }) => {
      const value = { StorageVersion: new Int32(10), ...made }
      const isLevel = bedrockLevel && endian === 'little' && compression === null
      const bytes = await written(value, { endian, compression, bedrockLevel: isLevel })
      const tree = await NbtTree.open(bytes)
      expect(tree.facts).toMatchObject({ packed: compression, endian })
      expect(tree.rows([]).map(({ path }) => path[0])).toEqual(Object.keys(value))
    }),
    { numRuns: 300 },
  )
})

test('NBT: arbitrary bytes are read, or refused with a code', async () => {
  const cut = fc.tuple(branch, fc.nat(), fc.nat(), fc.integer({ min: 0, max: 255 }))
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), cut, async (noise, [value, end, at, byte]) => {
      const whole = await written(value)
      const damaged = whole.slice(0, 1 + (end % whole.length))
      damaged[at % damaged.length] = byte
      for (const bytes of [noise, damaged])
        await NbtTree.open(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(NbtRefused))
    }),
    { numRuns: 500 },
  )
})

const compound = [10, 0, 0]
const faultOf = (bytes: Iterable<number>) =>
  NbtTree.open(Uint8Array.from(bytes)).then(
    () => 'read',
    (error: NbtRefused) => error.fault,
  )

test('limits: lengths beyond the data, endless lists and extreme nesting are refused before any object', async () => {
  const list = [9, 0, 1, 97]
  expect(await faultOf([...compound, ...list, 0, 127, 255, 255, 255, 0])).toBe('not_nbt')
  expect(await faultOf([...compound, 11, 0, 1, 97, 127, 255, 255, 255, 0])).toBe('not_nbt')
  expect(await faultOf([...compound, 8, 0, 1, 97, 255, 255, 0])).toBe('not_nbt')
  const deep = Array.from({ length: 100_000 }, () => [9, 0, 0, 0, 1]).flat()
  expect(await faultOf([...compound, ...list, ...deep, 0])).toBe('too_deep')
  // A list of two million empty compounds.
  expect(
    await faultOf([...compound, ...list, 10, 0, 0x1e, 0x84, 0x80, ...new Uint8Array(2_000_000), 0]),
  ).toBe('too_many')
  expect(await faultOf([])).toBe('not_nbt')
  expect(await faultOf([0x1f, 0x8b, 8, 0, 0])).toBe('not_nbt')
})

test('decompression bomb: refused during decompression', async () => {
  const zeros = new Blob(Array.from({ length: 70 }, () => new Uint8Array(1024 * 1024)))
  const packed = await new Response(zeros.stream().pipeThrough(new CompressionStream('gzip'))).bytes()
  expect(packed.length).toBeLessThan(200_000)
  expect(await faultOf(packed)).toBe('too_large')
})

test('list: a negative length means an empty one', () => {
  const bytes = Uint8Array.from([...compound, 9, 0, 1, 97, 0, 255, 255, 255, 255, 0])
  expect(measureNbt(bytes)).toMatchObject({ endian: 'big' })
})

test('tree: branches are opened one by one, searched and copied', async () => {
  const many = Array.from({ length: 1_200 }, (_, index) => `stone ${index}`)
  const value = {
    Data: {
      LevelName: 'Налибоки',
      Time: 12n,
      many,
      heights: Int32Array.from({ length: 256 }, (_, at) => at),
    },
  }
  const tree = await NbtTree.open(await written(value, { endian: 'big', compression: 'gzip' }))
  expect(tree.facts.root).toMatchObject({ type: 'compound', size: 1, opens: true })
  expect(tree.rows(['Data'])).toMatchObject([
    { path: ['Data', 'LevelName'], type: 'string', text: 'Налибоки', opens: false },
    { path: ['Data', 'Time'], type: 'long', text: '12' },
    { path: ['Data', 'many'], type: 'list', size: 1_200, opens: true },
    { path: ['Data', 'heights'], type: 'int[]', size: 256, text: '0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …' },
  ])
  expect(tree.rows(['Data', 'many'], 1_000)).toHaveLength(200)
  expect(tree.rows(['Data', 'many'])).toHaveLength(rowsAtOnce)
  expect(tree.search('STONE 1199').map(({ path }) => path)).toEqual([['Data', 'many', 1_199]])
  expect(tree.search('level').map(({ text }) => text)).toEqual(['Налибоки'])
  const floats = await NbtTree.open(await written({ speed: new Float32(0.1), far: new Float32(1e30) }))
  expect(floats.rows([]).map(({ text }) => text)).toEqual(['0.1', '1e+30'])
  expect(tree.copy(['Data', 'LevelName'])).toBe('Налибоки')
  expect(tree.copy(['Data', 'heights'])).toMatch(/^\[I;0,1,2/)
})
