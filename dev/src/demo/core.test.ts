import { flyingSquid } from '@zubr/node/cores/flying-squid'
import { core } from '@zubr/panel/demo/core'
import { expect, test } from 'vitest'

test('demo: the panel’s demo has the core that the agent publishes, with its settings', () => {
  expect(core).toEqual(flyingSquid({ coresDir: '/nowhere', npm: undefined }).published)
})
