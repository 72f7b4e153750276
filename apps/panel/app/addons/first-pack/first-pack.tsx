import type { Server } from '@zubr/contracts/servers/server'
import { fill } from '@zubr/i18n/format'
import { useEffect, useState } from 'react'
import { Notice } from '../../components/notice.tsx'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useCoreMessages, WithCoreMessages } from '../../cores/core-messages.tsx'
import { uploadToRoot } from '../../files/uploads/upload-to-root.ts'
import type { PackSource } from '../context.ts'
import { firstPackOf, forgetFirstPack } from './first-packs.ts'

type FirstPackProps = {
  server: Server
  /** Lets the node read the uploaded file, once the server exists. */
  read?: (pack: PackSource) => Promise<void>
}

/**
 * Uploads the owner's modpack as soon as the new server exists, or asks for the file again if it
 * was lost.
 */
export function FirstPack(props: FirstPackProps) {
  const [first, setFirst] = useState(() => firstPackOf(props.server.id))
  if (!first) return null
  return (
    <WithCoreMessages>
      <Waiting {...props} first={first} onCome={() => setFirst(undefined)} />
    </WithCoreMessages>
  )
}

/** Servers whose pack this page is uploading, whichever part of it is visible. */
const sending = new Set<string>()

function Waiting({
  server,
  read,
  first: { name, file },
  onCome,
}: FirstPackProps & { first: NonNullable<ReturnType<typeof firstPackOf>>; onCome(): void }) {
  const messages = useCoreMessages().pack
  const { failed } = useToasts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (!read || !file || sending.has(server.id)) return
    sending.add(server.id)
    uploadToRoot(server.id, file)
      .then((path) => read({ path }))
      .then(() => {
        forgetFirstPack(server.id)
        onCome()
      }, failed)
      .finally(() => sending.delete(server.id))
  }, [server.id, file, read !== undefined])
  return <Notice>{fill(file ? messages.sends : messages.lost, { name })}</Notice>
}
