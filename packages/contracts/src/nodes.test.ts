import { expect, test } from 'vitest'
import { NodeName, NodeReport, NodeStats, problemCodes, reportedProblems } from './nodes.ts'

test.each(['a', 'Minsk-1', 'NODE', '1', 'a-b-c', 'a'.repeat(32)])('%s can name a node', (name) => {
  expect(NodeName.safeParse(name).success).toBe(true)
  // What the ping probe's address is made of.
  expect(new URL(`https://${name.toLowerCase()}.zubr.example:8443`).hostname).toBe(
    `${name.toLowerCase()}.zubr.example`,
  )
})

test.each(['', '-a', 'a-', 'a.b', 'a b', 'a_b', 'зубр', 'a'.repeat(33), 'a/b', 'a\n'])(
  '%j cannot',
  (name) => {
    expect(NodeName.safeParse(name).success).toBe(false)
  },
)

test('an agent may say every problem but its own silence', () => {
  expect([...reportedProblems, 'no_report']).toEqual(problemCodes)
})

test('sizes beyond what a JSON number holds exactly are refused', () => {
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

test('the list may hold a problem in words', () => {
  const node = { name: 'minsk-1', load: 0, problem: 'maintenance until 18:00', duration: 0 }
  expect(NodeStats.safeParse(node).success).toBe(true)
})
