import { runEdgeProcess } from './service/edge-process.ts'

runEdgeProcess()
