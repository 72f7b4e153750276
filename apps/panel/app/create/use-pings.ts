import { pingAll } from '@zubr/browser/ping'
import type { NodeChoice } from '@zubr/contracts/servers'
import { nodeAddress } from '@zubr/domain/nodes/node-address'
import { lookUp } from '@zubr/domain/tables/look-up'
import { useEffect, useRef, useState } from 'react'
import { standIn } from '../api/stand-in.ts'
import type { Pings } from '../cores/offer.ts'
import { nodeProbeUrl } from '../place.ts'

/**
 * This visitor's ping to each node, measured with every list of nodes that comes (`round` names it), which is while the page is
 * visible, and not before the last measurement has ended. `first` keeps each node's first one: a choice by it does not jump.
 */
export function usePings(
  nodes: readonly NodeChoice[] | undefined,
  round: number | undefined,
): { pings: Pings; first: Pings } {
  const [measured, setMeasured] = useState<{ pings: Pings; first: Pings }>({ pings: {}, first: {} })
  const latest = useRef({ names: [] as string[], busy: false, gone: false })
  latest.current.names = nodes?.map(({ name }) => name) ?? []
  useEffect(() => {
    const own = latest.current
    own.gone = false
    return () => {
      own.gone = true
    }
  }, [])
  useEffect(() => {
    const own = latest.current
    if (round === undefined || own.busy) return
    own.busy = true
    void (standIn()?.pingAll ?? pingAll)(
      own.names,
      (name) => nodeAddress(nodeProbeUrl, name),
      (name, ms) =>
        setMeasured(({ pings, first }) => ({
          pings: { ...pings, [name]: ms },
          first: { ...first, [name]: lookUp(first, name) ?? ms },
        })),
      () => own.gone,
    ).then(() => {
      own.busy = false
    })
  }, [round])
  return measured
}
