/* The agent for upgrade states, with a minimal core that writes only the needed files. */
import { runAgentProcess } from '@zubr/node/agent-process'
import { coreForTest } from '@zubr/node/servers/testing/core'

runAgentProcess({ cores: [{ ...coreForTest, saving: 'no_world' }], runtime: 'processes' })
