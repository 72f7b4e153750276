import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { DownloadClaims, fileRights } from './tokens.ts'

/** What the panel needs to access a server's files. */
export const FileAccess = z
  .object({
    /** URL of the node's agent: `<url>/<operation>`, `<url>/uploads` and `<url>/download`. */
    url: z.string(),
    token: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'FileAccess' })
export type FileAccess = z.infer<typeof FileAccess>

const { paths, format } = DownloadClaims.shape
export const FileAccessRequest = z
  .union([
    z.object({ right: z.enum(fileRights) }).strict(),
    /** One unchanged file, or several packed during the download. */
    z.object({ download: z.object({ paths, format }).strict() }).strict(),
  ])
  .meta({ id: 'FileAccessRequest' })
export type FileAccessRequest = z.infer<typeof FileAccessRequest>

/** Maximum bytes of a download's file names; a larger selection has to download the folder. */
export const maxDownloadNamesBytes = 128 * 1024

export const filesEndpoints = {
  'POST /api/servers/:id/files': {
    summary:
      "A token for a server's files at its node, for five minutes, or for one download of some of them",
    session: true,
    right: 'files',
    limits: ['files'],
    params: z.object({ id: z.uuid() }),
    body: FileAccessRequest,
    answers: { 200: FileAccess },
    errors: ['server_not_active'],
  },
} as const satisfies Endpoints
