import type { Server } from '@zubr/contracts/servers'
import { fill } from '@zubr/i18n/format'
import { useEffect, useState } from 'react'
import { Notice } from '../../components/notice.tsx'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useCoreMessages, WithCoreMessages } from '../../cores/core-messages.tsx'
import { sentToTop } from '../../files/uploads/sent.ts'
import type { PackAsked } from '../context.ts'
import { firstPackOf, forgetFirstPack } from './first-packs.ts'

type FirstPackProps = {
  server: Server
  /** Once the server is there: has its node look at the file that has come. */
  read?: (pack: PackAsked) => Promise<void>
}

/** The modpack of its owner's own that a new server waits for: sent as soon as the server is there, or asked for again where it was lost. */
export function FirstPack(props: FirstPackProps) {
  const [first, setFirst] = useState(() => firstPackOf(props.server.id))
  if (!first) return null
  return (
    <WithCoreMessages>
      <Waiting {...props} first={first} onCome={() => setFirst(undefined)} />
    </WithCoreMessages>
  )
}

/** Those that are being sent by this page, whatever part of it is shown. */
const sending = new Set<string>()

function Waiting({
  server,
  read,
  first: { name, file },
  onCome,
}: FirstPackProps & { first: NonNullable<ReturnType<typeof firstPackOf>>; onCome(): void }) {
  const messages = useCoreMessages().pack
  const { failed } = useToasts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent once
  useEffect(() => {
    if (!read || !file || sending.has(server.id)) return
    sending.add(server.id)
    sentToTop(server.id, file)
      .then((path) => read({ path }))
      .then(() => {
        forgetFirstPack(server.id)
        onCome()
      }, failed)
      .finally(() => sending.delete(server.id))
  }, [server.id, file, read !== undefined])
  return <Notice>{fill(file ? messages.sends : messages.lost, { name })}</Notice>
}
