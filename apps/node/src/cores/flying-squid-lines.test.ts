import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { flyingSquid } from './flying-squid.ts'

const coresDir = '/var/lib/zubr the node/вузел/cores'
const { parseLine, published } = flyingSquid({ coresDir, npm: undefined })
const folder = join(coresDir, `flying-squid-${published.version}`)

test.each([
  ['stdout', `E\t    at use (${folder}/node_modules/flying-squid/index.js:7:1)`],
  ['stderr', `    at use (${folder}/node_modules/flying-squid/index.js:7:1)`],
  ['stderr', `    at use (${pathToFileURL(folder).href}/node_modules/flying-squid/index.js:7:1)`],
] as const)(
  'console: a stack trace on %s names files of the core without their folder on the node',
  (from, line) => {
    expect(parseLine(from, line).line).toEqual({
      level: 'error',
      text: '    at use (node_modules/flying-squid/index.js:7:1)',
    })
  },
)
