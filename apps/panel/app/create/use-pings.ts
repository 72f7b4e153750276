import { pingAll } from '@zubr/browser/ping'
import type { NodeChoice } from '@zubr/contracts/servers/server'
import { nodeAddress } from '@zubr/domain/nodes/node-address'
import { lookUp } from '@zubr/domain/tables/look-up'
import { useEffect, useRef, useState } from 'react'
import { fakeBackend } from '../api/fake-backend.ts'
import type { Pings } from '../cores/offer.ts'
import { nodeProbeUrl } from '../deployment.ts'

/**
 * This visitor's ping to each node, measured for every loaded list of nodes (`round` is its time)
 * while the page is visible.
 * A new round waits for the last one. `first` has each node's first measurement, so that the chosen
 * node does not change.
 */
export function usePings(
  nodes: readonly NodeChoice[] | undefined,
  round: number | undefined,
): { pings: Pings; first: Pings } {
  const [measured, setMeasured] = useState<{ pings: Pings; first: Pings }>({ pings: {}, first: {} })
  const latest = useRef({ names: [] as string[], busy: false, isUnmounted: false })
  latest.current.names = nodes?.map(({ name }) => name) ?? []
  useEffect(() => {
    const state = latest.current
    state.isUnmounted = false
    return () => {
      state.isUnmounted = true
    }
  }, [])
  useEffect(() => {
    const state = latest.current
    if (round === undefined || state.busy) return
    state.busy = true
    void (fakeBackend()?.pingAll ?? pingAll)(
      state.names,
      (name) => nodeAddress(nodeProbeUrl, name),
      (name, ms) =>
        setMeasured(({ pings, first }) => ({
          pings: { ...pings, [name]: ms },
          first: { ...first, [name]: lookUp(first, name) ?? ms },
        })),
      () => state.isUnmounted,
    ).then(() => {
      state.busy = false
    })
  }, [round])
  return measured
}
