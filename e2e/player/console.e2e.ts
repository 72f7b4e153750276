import path from 'node:path'
import { slowness } from '../../packages/testing/src/slowness.ts'
import { chattyServer } from '../support/another-node.ts'
import { flood, floodLines, terminalAfterFlood } from '../support/flood.ts'
import { freePorts, journeyPorts } from '../support/ports.ts'
import { expect, test } from '../support/processes.ts'

/** A flood has 95 MB of lines: an agent that kept them would run out of memory. */
const smallHeap = { NODE_OPTIONS: '--max-old-space-size=48' }

test('console flood: 10,000 lines a second for 15 s arrive in order at constant load', {
  tag: '@nightly',
}, async ({ start, zubr, dataDir, page }) => {
  const { settings } = await journeyPorts()
  const [NODE_PORT = ''] = await freePorts(1)
  // The product's own agent leaves the port that browsers use to the tested agent.
  await (await start({ ...settings, NODE_PORT })).ready()
  const nodeDir = path.join(path.dirname(dataDir), 'node')
  const chatty = await chattyServer({ zubr, settings, dataDir: nodeDir }, page.context(), smallHeap)
  try {
    const [flooded, slower] = await Promise.all([flood(page, chatty), slowness()])
    const { lines, fault, longTasks, idleLongest, tookMs, residentMb } = flooded
    expect(fault).toBeNull()
    expect(lines).toBe(floodLines)
    expect(tookMs, 'it was as fast as it says').toBeGreaterThan(14_900)
    expect(Math.max(0, ...longTasks), 'the longest task in ms').toBeLessThan(200 * slower + idleLongest)
    // Memory could also grow in buffers outside the heap.
    const most = Math.max(residentMb.warmUp, residentMb.after)
    expect(most - residentMb.before, JSON.stringify(residentMb)).toBeLessThan(100)
    expect(await terminalAfterFlood(page, 40)).toBeGreaterThan(80_000)
  } finally {
    await chatty.agent.end('SIGTERM')
  }
})
