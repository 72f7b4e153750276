import { runEdge } from './life/run-edge.ts'

await runEdge()
