import { expect, test } from 'vitest'
import { propertiesCharset } from '../properties-charset.ts'
import { decodeProperties, levelNameIn } from './level-name.ts'
import { propertiesIn } from './properties.ts'

/** Expected values are those of java.util.Properties in Java 17. */
test.each([
  ['level-name=world', 'world'],
  ['level-name = My World\r\n', 'My World'],
  ['level-name:islands', 'islands'],
  ['  level-name islands', 'islands'],
  ['level-name=\\u041c\\u0438\\u0440', 'Мир'],
  ['level-name=a\nlevel-name=\\u043c\\u0438\\u0440\\ 2\n', 'мир 2'],
  ['level-name=one\\\n    two', 'onetwo'],
  ['lev\\\r\n  el-name=split', 'split'],
  ['level-name \\\n = far', 'far'],
  ['level\\-name=escaped', 'escaped'],
  ['level-name=trailing ', 'trailing '],
  ['level-name=cut\\', 'cut'],
  ['level-name=two\\\\\nlevel-seed=1', 'two\\'],
  ['# level-name=none\\\nlevel-name=real', 'real'],
  ['! level-name=none\nmax-level-name=none', undefined],
  ['level-name=', undefined],
  ['motd=a\rlevel-name=old-mac', 'old-mac'],
  ['level-name\u00a0=x', undefined],
])('level-name: %j names %j', (text, name) => {
  expect(levelNameIn(Buffer.from(text), 'utf8')).toBe(name)
})

test('level-name: a file is decoded as in its game version', () => {
  const utf8 = Buffer.from('level-name=Мир')
  expect(levelNameIn(utf8, propertiesCharset('1.20'))).toBe('Мир')
  expect(levelNameIn(utf8, propertiesCharset('1.21.4'))).toBe('Мир')
  expect(levelNameIn(utf8, propertiesCharset('1.19.4'))).toBe(
    utf8.toString('latin1').slice('level-name='.length),
  )
  const latin = Buffer.from([...Buffer.from('level-name=caf'), 0xe9, 0x80])
  expect(levelNameIn(latin, 'utf8')).toBe('café\u0080')
  expect(decodeProperties(latin, 'latin1')).toBe('level-name=café\u0080')
})

test('properties: an entry without a key is ignored; a key may have characters that are no Java spaces', () => {
  expect(propertiesIn('=a\n:b\nk\u2003ey=v\n')).toMatchObject([{ key: 'k\u2003ey', value: 'v', line: 3 }])
})
