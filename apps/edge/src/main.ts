import { runEdge } from './service/run-edge.ts'

await runEdge()
