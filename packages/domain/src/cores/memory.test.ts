import { expect, test } from 'vitest'
import { collectorFor, jvmFlags, jvmMemory } from './memory.ts'

test.each([
  [512, { heapMb: 320, directMb: 64, restMb: 128 }],
  [1_024, { heapMb: 704, directMb: 106, restMb: 214 }],
  [1_536, { heapMb: 1_216, directMb: 106, restMb: 214 }],
  [4_096, { heapMb: 3_276, directMb: 273, restMb: 547 }],
  [16_384, { heapMb: 13_107, directMb: 1_024, restMb: 2_253 }],
])('memory: a plan of %s MB is divided completely', (planMb, expected) => {
  const shares = jvmMemory(planMb)
  expect(shares).toEqual(expected)
  expect(shares.heapMb + shares.directMb + shares.restMb).toBe(planMb)
})

test('memory: a larger plan never has a smaller heap, and always has memory outside the heap', () => {
  let before = 0
  for (let planMb = 256; planMb <= 40_000; planMb += 32) {
    const { heapMb, restMb } = jvmMemory(planMb)
    expect(heapMb).toBeGreaterThanOrEqual(before)
    expect(restMb).toBeGreaterThan(0)
    before = heapMb
  }
})

const recommended = ['-XX:+AlwaysPreTouch', '-XX:+UseG1GC', '-XX:G1HeapRegionSize=8M', '-Xmx10G']
const flags = (change: Partial<Parameters<typeof jvmFlags>[0]> = {}) =>
  jvmFlags({ planMb: 4_096, java: 21, cpuCores: null, collector: 'auto', recommended, ...change })

test('flags: recommended ones apply to a heap of their size, except those that the plan determines', () => {
  expect(flags()).toContain('-XX:G1HeapRegionSize=8M')
  expect(flags()).not.toContain('-XX:+AlwaysPreTouch')
  expect(flags().filter((flag) => flag.startsWith('-Xmx'))).toEqual(['-Xmx3276M'])
  expect(flags().filter((flag) => flag === '-XX:+UseG1GC')).toHaveLength(1)
  expect(flags({ planMb: 1_536 })).not.toContain('-XX:G1HeapRegionSize=8M')
  expect(flags({ collector: 'zgc' })).not.toContain('-XX:G1HeapRegionSize=8M')
})

test('flags: modules that a core needs are opened on any heap, if the Java version supports it', () => {
  const recommended = ['--add-modules=jdk.incubator.vector', '-XX:G1HeapRegionSize=8M']
  for (const change of [{}, { planMb: 1_024 }, { collector: 'zgc' }] as const)
    expect(flags({ ...change, recommended })).toContain('--add-modules=jdk.incubator.vector')
  expect(flags({ planMb: 1_024, recommended })).not.toContain('-XX:G1HeapRegionSize=8M')
  expect(flags({ java: 8, recommended })).not.toContain('--add-modules=jdk.incubator.vector')
})

test('collector: a concurrent one is used if Java version, memory and cores suffice', () => {
  const options = { heapMb: 10_000, java: 21, cpuCores: 4 }
  expect(collectorFor('auto', options)).toBe('zgc')
  expect(collectorFor('auto', { ...options, java: 17 })).toBe('g1')
  expect(collectorFor('auto', { ...options, cpuCores: null })).toBe('g1')
  expect(collectorFor('auto', { ...options, heapMb: 320 })).toBe('serial')
  expect(collectorFor('zgc', { ...options, java: 17 })).toBe('g1')
  expect(flags({ collector: 'zgc', java: 21 })).toContain('-XX:+ZGenerational')
  expect(flags({ collector: 'zgc', java: 25 })).not.toContain('-XX:+ZGenerational')
})
