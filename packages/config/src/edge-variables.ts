import { isIP } from 'node:net'
import { z } from 'zod'
import { port } from './port.ts'

/** How players reach servers by name. Part of `variables`. */
export const edgeVariables = {
  EDGE_PORT: {
    schema: port.default(25_565),
    meaning:
      'Port on which the edge of a node takes players and leads them to their servers by the name that they typed. With another than 25565 they have to type it too. 0 takes a free one.',
  },
  EDGE_SERVERS: {
    schema: z.string().min(1).optional(),
    meaning: 'Folder in which the agent of a node tells the edge beside it of its servers.',
    fallback: '`DATA_DIR/edge`',
  },
  GAME_DOMAIN: {
    schema: z
      .string()
      .regex(
        /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/,
        'expected a domain like zubr.example, in lower case',
      )
      .optional(),
    meaning:
      'Domain below which the subdomains of game servers lie: a record `*.` of it leads to all nodes that run an edge.',
    fallback: 'the host of `SITE_URL`',
  },
  DNS_RESOLVERS: {
    schema: z
      .string()
      .default('1.1.1.1,8.8.8.8,9.9.9.9')
      .transform((list) => list.split(',').map((item) => item.trim()))
      .refine(
        (list) =>
          list.every((item) => isIP(item.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')) !== 0),
        'expected addresses of name servers, separated by commas',
      ),
    meaning:
      "Name servers that the API asks whether the record of an owner's own domain is there. More than half of them must agree.",
  },
} as const
