import { runEdgeProcess } from './life/edge-process.ts'

runEdgeProcess()
