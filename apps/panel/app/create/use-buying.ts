import { errorCodes } from '@zubr/contracts/error-codes'
import type { NewServer } from '@zubr/contracts/servers'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { keepFirstPack } from '../addons/first-pack/first-packs.ts'
import { ApiFailure, call } from '../api/request.ts'
import { putAway } from '../balance/orders.ts'
import type { AtOnce } from '../balance/top-up/at-once.ts'
import { usePayment } from '../balance/top-up/payment.ts'
import { paths } from '../paths.ts'
import { keepBill, keepDraft, keptBill, request } from './draft.ts'

/** Creates a server and goes there: from the balance, or by a payment that brings what is lacking. */
export function useBuying() {
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const { busy, pay } = usePayment('server')
  function goTo(id: string, file?: File) {
    keepDraft(null)
    keepBill(null)
    request.forget()
    putAway(new Date().toISOString())
    if (file) keepFirstPack(id, file)
    void navigate(file ? paths.addons(id) : paths.server(id))
  }
  return {
    busy: busy || creating,
    /** `file` is a modpack of its owner's own, which the server begins with. Rejects with ApiFailure. */
    async create(desired: NewServer, file: File | undefined): Promise<void> {
      setCreating(true)
      try {
        const server = await call('POST /api/servers', {
          body: desired,
          headers: { 'idempotency-key': request.keyFor(JSON.stringify(desired)) },
        })
        goTo(server.id, file)
      } catch (error) {
        setCreating(false)
        throw error
      }
    },
    /** Rejects with ApiFailure, also where it was paid before, and no server came of it. */
    async payFor(desired: NewServer, { method, reckoned }: AtOnce): Promise<void> {
      if (typeof reckoned !== 'object') return
      const { sum, fee } = reckoned
      const bill = await pay({ method: method.id, sum, fee, order: desired })
      keepBill(bill.id)
      if (bill.order?.server) return goTo(bill.order.server)
      if (bill.payAt !== null) return
      if (bill.order?.state === 'failed')
        throw new ApiFailure(errorCodes.find((code) => code === bill.order?.failure) ?? 'internal')
      // It is paid, and the server is on its way: the list tells of both.
      void navigate(paths.servers)
    },
  }
}

/** Tells once that what was typed has been created, by the payment that the visitor left for. */
export function useBought(onBought: () => void): void {
  const told = useRef(onBought)
  told.current = onBought
  useEffect(() => {
    const id = keptBill()
    if (id === null) return
    call('GET /api/bills/:id', { params: { id } }).then(
      ({ order }) => {
        if (order?.state !== 'created' || keptBill() !== id) return
        keepBill(null)
        told.current()
      },
      // Nothing is lost: the next visit asks again.
      () => undefined,
    )
  }, [])
}
