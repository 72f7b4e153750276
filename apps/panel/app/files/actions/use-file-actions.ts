import { useMemo } from 'react'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useFiles } from '../../file-access/context.ts'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import { useFilesMessages } from '../files-messages.tsx'
import { useAsk } from './asking.tsx'
import { FileActions } from './file-actions.tsx'

/** The actions on the files of the page's server. */
export function useFileActions(): FileActions {
  const client = useFiles()
  const { server } = useServer()
  const { locale, messages: common } = useI18n()
  const messages = useFilesMessages()
  const toasts = useToasts()
  const ask = useAsk()
  const serverId = server.id
  const isRunning = server.state !== 'stopped' && server.state !== 'failed' && server.state !== 'creating'
  return useMemo(
    () => new FileActions({ client, serverId, isRunning, locale, messages, common, toasts, ask }),
    [client, serverId, isRunning, locale, messages, common, toasts, ask],
  )
}
