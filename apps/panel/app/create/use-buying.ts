import { errorCodes } from '@zubr/contracts/error-codes'
import type { NewServer } from '@zubr/contracts/servers/server'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { keepFirstPack } from '../addons/first-pack/first-packs.ts'
import { ApiFailure, call } from '../api/request.ts'
import { dismissOrders } from '../balance/orders.ts'
import type { AtOnce } from '../balance/top-up/at-once.ts'
import { usePayment } from '../balance/top-up/payment.ts'
import { paths } from '../paths.ts'
import { readInvoiceId, request, storeDraft, storeInvoiceId } from './draft.ts'

/** Buys a server from the balance, or by a payment of the missing sum, and opens it. */
export function useBuying() {
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const { busy, pay } = usePayment('server')
  function goTo(id: string, file?: File) {
    storeDraft(null)
    storeInvoiceId(null)
    request.forget()
    dismissOrders(new Date().toISOString())
    if (file) keepFirstPack(id, file)
    void navigate(file ? paths.addons(id) : paths.server(id))
  }
  return {
    busy: busy || creating,
    /** `file` is the owner's modpack file. Rejects with ApiFailure. */
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
    /** Rejects with ApiFailure, also if it was paid before without a server. */
    async payFor(desired: NewServer, { method, price }: AtOnce): Promise<void> {
      if (typeof price !== 'object') return
      const { sum, fee } = price
      const invoice = await pay({ method: method.id, sum, fee, order: desired })
      storeInvoiceId(invoice.id)
      if (invoice.order?.server) return goTo(invoice.order.server)
      if (invoice.checkoutUrl !== null) return
      if (invoice.order?.state === 'failed')
        throw new ApiFailure(errorCodes.find((code) => code === invoice.order?.failure) ?? 'internal')
      // It is paid and the server is being created: the list shows both.
      void navigate(paths.servers)
    },
  }
}

/** Runs once when the payment that the visitor left for has created the server. */
export function useBought(onBought: () => void): void {
  const latestOnBought = useRef(onBought)
  latestOnBought.current = onBought
  useEffect(() => {
    const id = readInvoiceId()
    if (id === null) return
    call('GET /api/invoices/:id', { params: { id } }).then(
      ({ order }) => {
        if (order?.state !== 'created' || readInvoiceId() !== id) return
        storeInvoiceId(null)
        latestOnBought.current()
      },
      // The next visit checks again.
      () => undefined,
    )
  }, [])
}
