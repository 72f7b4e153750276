import { expect, test } from 'vitest'
import { parseGson } from './gson.ts'

test.each([
  ['{"a":1.10,"b":[1,2],"c":null,"d":true}', { a: '1.10', b: ['1', '2'], c: null, d: true }],
  ["{a:'it\\'s',b = x y}", 'refused'],
  ["{a:'it\\'s',b = x; c => \"y\"}", { a: "it's", b: 'x', c: 'y' }],
  ['// one\n# two\n{/* three */"a"/**/:"b"}', { a: 'b' }],
  ['{"a":"two\nlines\\u0041\\n"}', { a: 'two\nlinesA\n' }],
  ['[1,,2;3,]', ['1', null, '2', '3', null]],
  ['{"a":1,}', { a: '1' }],
  ['{"a":[{},[]],}', { a: [{}, []] }],
  [')]}\'\n{"a":TRUE}', { a: true }],
  ['{"a":1} trailing', { a: '1' }],
  ['{"__proto__":{"x":1}}', JSON.parse('{"__proto__":{"x":"1"}}')],
  ['{"a":1,"a":2}', { a: '2' }],
  ['{"a"', 'refused'],
  ['{"a":"b', 'refused'],
  ['{"a" "b"}', 'refused'],
  ['{"a":"\\x"}', 'refused'],
  ['/* open', 'refused'],
  ['', 'refused'],
  ['['.repeat(300), 'refused'],
])('lenient JSON: %j is read as Gson reads it', (text, value) => {
  if (value === 'refused') expect(() => parseGson(text)).toThrow(SyntaxError)
  else expect(JSON.parse(JSON.stringify(parseGson(text)))).toEqual(value)
})
