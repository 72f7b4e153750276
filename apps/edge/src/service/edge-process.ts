import { runSupervisedChild } from '@zubr/on-node/supervised-child'
import { type EdgeServiceOptions, startEdgeService } from './edge-service.ts'

/** The one message from `npm start` to its edge. */
export type EdgeProcessInput = {
  options: Omit<EdgeServiceOptions, 'log' | 'clock' | 'random' | 'inheritedHandles'>
}

const maxEndMs = 2_000

/** Runs the edge of `npm start` in a process of its own. */
export function runEdgeProcess(): void {
  runSupervisedChild<EdgeProcessInput>(maxEndMs, ({ options }, log) => startEdgeService({ ...options, log }))
}
