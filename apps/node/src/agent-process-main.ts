import { runAgentProcess } from './agent-process.ts'

runAgentProcess()
