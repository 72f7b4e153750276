import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const linesOf = async (name: string) =>
  (await readFile(new URL(`../${name}`, import.meta.url), 'utf8')).split('\n').map((line) => line.trim())

test("demo document: it equals the panel's, except for its script and the addresses", async () => {
  const [panel, demo] = await Promise.all([linesOf('index.html'), linesOf('demo.html')])
  expect(demo.filter((line) => !panel.includes(line))).toEqual([
    '<meta name="zubr-zone" content="demo.example" />',
    '<script type="module" src="/app/demo/main.tsx"></script>',
  ])
  expect(panel.filter((line) => !demo.includes(line))).toEqual([
    '<meta name="zubr-zone" content="{{gameDomain}}" />',
    // The demo pings no node.
    '<meta name="zubr-probe" content="{{nodeProbeUrl}}" />',
    '<script type="module" src="/app/main.tsx"></script>',
  ])
})
