import type { NodeChoice } from '@zubr/contracts/servers'
import { pingAll } from '@zubr/http/ping'
import { useEffect, useState } from 'react'
import { nodeProbeUrl } from '../place.ts'
import type { Pings } from './offer.ts'

/** This visitor's ping to each node, measured when the list of nodes comes. */
export function usePings(nodes: readonly NodeChoice[] | undefined): Pings {
  const [pings, setPings] = useState<Pings>({})
  const names = nodes?.map(({ name }) => name).join('\n') ?? ''
  useEffect(() => {
    if (names === '') return
    let ended = false
    void pingAll(
      names.split('\n'),
      nodeProbeUrl,
      (name, ms) => {
        if (!ended) setPings((before) => ({ ...before, [name]: ms }))
      },
      () => ended,
    )
    return () => {
      ended = true
    }
  }, [names])
  return pings
}
