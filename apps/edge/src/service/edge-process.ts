import { runTold } from '@zubr/on-node/told-process'
import { type LifeOptions, startLife } from './edge-service.ts'

/** What the product tells its edge, once. */
export type ToEdge = { options: Omit<LifeOptions, 'log' | 'clock' | 'random' | 'listeners'> }

const endWithinMs = 2_000

/** The edge beside the product of `npm start`. */
export function runEdgeProcess(): void {
  runTold<ToEdge>(endWithinMs, ({ options }, log) => startLife({ ...options, log }))
}
