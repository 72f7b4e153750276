import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const linesOf = async (name: string) =>
  (await readFile(new URL(`../${name}`, import.meta.url), 'utf8')).split('\n').map((line) => line.trim())

test('the demo’s document is the panel’s, but for its script, and where nodes and servers are', async () => {
  const [panel, demo] = await Promise.all([linesOf('index.html'), linesOf('demo.html')])
  expect(demo.filter((line) => !panel.includes(line))).toEqual([
    '<meta name="zubr-zone" content="demo.example" />',
    '<script type="module" src="/app/demo/main.tsx"></script>',
  ])
  expect(panel.filter((line) => !demo.includes(line))).toEqual([
    '<meta name="zubr-zone" content="{{gameDomain}}" />',
    // It asks no node.
    '<meta name="zubr-probe" content="{{nodeProbeUrl}}" />',
    '<script type="module" src="/app/main.tsx"></script>',
  ])
})
