/* The agent beside the product, with a core of a few lines that writes only what its state needs. */
import { runAgentProcess } from '@zubr/node/agent-process'
import { coreForTest } from '@zubr/node/servers/testing/core'

runAgentProcess({ cores: [{ ...coreForTest, saving: 'no_world' }], runtime: 'processes' })
