import { expect, test } from 'vitest'
import { yamlOf } from '../forms.ts'

const read = (text: string) => yamlOf(Buffer.from(text), ['name', 'dependencies'])
/** So long that only the blocks of wanted keys are read. */
const commands = `commands:\n${Array.from({ length: 2_000 }, (_, i) => `  c${i}:\n    usage: ' &c *'\n`).join('')}`

test.each(['', commands])(
  'blocks: anchors that wanted keys refer to are kept, also in a long file',
  async (rest) => {
    expect(await read(`prefix: &n Moon\n${rest}name: *n\n`)).toMatchObject({ name: 'Moon' })
    expect(
      await read(`z: &z true\nx: &b {required: *z}\n${rest}dependencies:\n  a:\n    <<: *b\n`),
    ).toMatchObject({
      dependencies: { a: { required: true } },
    })
  },
)

test('blocks: single carriage returns end lines, and quoted text may continue at the left edge', async () => {
  expect(await read('name: Moon\rversion: 1\r')).toMatchObject({ name: 'Moon' })
  expect(await read(`${commands}name: Moon\n`.replaceAll('\n', '\r'))).toEqual({ name: 'Moon' })
  expect(await read('permission-message: "a\nb"\nname: Moon\n')).toMatchObject({ name: 'Moon' })
  expect(await read('a:\n\tb: 1\nname: Moon\n')).toEqual({ name: 'Moon' })
})
