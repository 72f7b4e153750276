import { spawn } from 'node:child_process'

// Agent and edge of a node in one container, as processes of their own: what happens to the one
// does not happen to the other. It ends with the agent, and starts an edge that ended again.
const againMs = 100

const run = (program) => spawn(process.execPath, [program], { stdio: 'inherit' })
const agent = run('apps/node/src/main.ts')
let edge
let ending = false
const startEdge = () => {
  if (ending) return
  edge = run('apps/edge/src/main.ts')
  edge.once('exit', () => setTimeout(startEdge, againMs))
}
startEdge()

for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    ending = true
    agent.kill('SIGTERM')
    edge.kill('SIGTERM')
  })
agent.once('exit', (status) => {
  ending = true
  edge.kill('SIGTERM')
  process.exitCode = status ?? 1
})
