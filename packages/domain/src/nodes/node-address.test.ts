import { expect, test } from 'vitest'
import { isNodeTemplate, nodeAddress, nodeOrigins } from './node-address.ts'

const template = 'https://{name}.nodes.example:8443 minsk-2=8444 brest=443'

test.each([
  ['minsk-1', 'https://minsk-1.nodes.example:8443'],
  ['Minsk-2', 'https://minsk-2.nodes.example:8444'],
  ['brest', 'https://brest.nodes.example'],
])('address: node %s is at %s', (node, address) => {
  expect(nodeAddress(template, node)).toBe(address)
})

test('address: a template without ports of nodes stays unchanged', () => {
  expect(nodeAddress('http://127.0.0.{name}:80/probe', '2')).toBe('http://127.0.0.2:80/probe')
})

test.each([
  [template, ['https://*.nodes.example:8443', 'https://*.nodes.example:8444', 'https://*.nodes.example:443']],
  ['http://{name}.localhost:25580', ['http://*.localhost:25580']],
  ['https://nodes.example/{name} a=8444', ['https://nodes.example', 'https://nodes.example:8444']],
])('origins: the policy of %s contains %s', (given, origins) => {
  expect(nodeOrigins(given)).toEqual(origins)
})

test.each([
  ['https://nodes.example', false],
  ['{name}', false],
  ['https://{name}.nodes.example a=0', false],
  ['https://{name}.nodes.example a=70000', false],
  ['https://{name}.nodes.example a', false],
  ['https://{name}.nodes.example a=b=1', false],
  [template, true],
])('template: %s is valid: %s', (given, isTaken) => {
  expect(isNodeTemplate(given)).toBe(isTaken)
})
