import type { Figure } from '../metrics/database-figures.ts'
import { statsOf } from './store.ts'

const states = ['up', 'degraded', 'down'] as const

export const nodeFigure: Figure = {
  name: 'zubr_nodes',
  help: 'Nodes by state: up, degraded (reports a problem), down (does not report).',
  labels: ['state'],
  async read(db) {
    const found = (await statsOf(db)).map(({ problem }) =>
      problem === null ? 'up' : problem === 'no_report' ? 'down' : 'degraded',
    )
    return states.map((state) => ({ state, count: found.filter((each) => each === state).length }))
  },
}
