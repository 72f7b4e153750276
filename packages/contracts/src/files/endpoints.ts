import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { DownloadClaims, fileRights } from './tokens.ts'

/** What the panel is told by the API to reach a server's files with. */
export const FileAccess = z
  .object({
    /** Of the node's agent: `<url>/<operation>`, `<url>/uploads` and `<url>/download`. */
    url: z.string(),
    token: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'FileAccess' })
export type FileAccess = z.infer<typeof FileAccess>

const { paths, format } = DownloadClaims.shape
export const FileAccessAsked = z
  .union([
    z.object({ right: z.enum(fileRights) }).strict(),
    /** One file as it is, or one and more packed on the way. */
    z.object({ download: z.object({ paths, format }).strict() }).strict(),
  ])
  .meta({ id: 'FileAccessAsked' })
export type FileAccessAsked = z.infer<typeof FileAccessAsked>

/** Names of a download's files may take so many bytes; whoever chose more takes the folder. */
export const maxDownloadNamesBytes = 128 * 1024

export const filesEndpoints = {
  'POST /api/servers/:id/files': {
    summary:
      "A token for a server's files at its node, for five minutes, or for one download of some of them",
    session: true,
    right: 'files',
    limits: ['files'],
    params: z.object({ id: z.uuid() }),
    body: FileAccessAsked,
    answers: { 200: FileAccess },
    errors: ['server_not_active'],
  },
} as const satisfies Endpoints
