import { expect, test } from 'vitest'
import { NodeName, NodeReport, NodeStats, problemCodes, reportedProblems } from './nodes.ts'

test.each(['a', 'Minsk-1', 'NODE', '1', 'a-b-c', 'a'.repeat(32)])('node name: %s is valid', (name) => {
  expect(NodeName.safeParse(name).success).toBe(true)
  // The host of the ping probe contains the name.
  expect(new URL(`https://${name.toLowerCase()}.zubr.example:8443`).hostname).toBe(
    `${name.toLowerCase()}.zubr.example`,
  )
})

test.each(['', '-a', 'a-', 'a.b', 'a b', 'a_b', 'зубр', 'a'.repeat(33), 'a/b', 'a\n'])(
  'node name: %j is invalid',
  (name) => {
    expect(NodeName.safeParse(name).success).toBe(false)
  },
)

test('report: an agent may report every problem except its own silence', () => {
  expect([...reportedProblems, 'no_report']).toEqual(problemCodes)
})

test('report: sizes beyond the safe integers of JSON are refused', () => {
  const report = {
    load: 0,
    memoryUsedBytes: 0,
    memoryTotalBytes: 1,
    diskFreeBytes: 0,
    diskTotalBytes: 1,
    problem: null,
  }
  expect(NodeReport.safeParse(report).success).toBe(true)
  expect(NodeReport.safeParse({ ...report, diskTotalBytes: 2 ** 53 }).success).toBe(false)
})

test('status list: a problem may be free text', () => {
  const node = { name: 'minsk-1', load: 0, problem: 'maintenance until 18:00', duration: 0 }
  expect(NodeStats.safeParse(node).success).toBe(true)
})
