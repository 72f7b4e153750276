import { isIP } from 'node:net'
import { z } from 'zod'
import { port } from './port.ts'

/** How players reach servers by name. Part of `variables`. */
export const edgeVariables = {
  EDGE_PORT: {
    schema: port.default(25_565),
    meaning:
      'Port on which the edge of a node accepts players and routes them to their server by name. ' +
      'With a port other than 25565 players have to type the port too. ' +
      '0 selects a free one.',
  },
  EDGE_SERVERS: {
    schema: z.string().min(1).optional(),
    meaning: 'Folder in which the agent writes the state of its servers for the edge on its node.',
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
      "Domain of the game servers' subdomains. A DNS record `*.` of it lists all nodes that run an edge.",
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
      "Name servers that the API queries for the records of owners' domains. More than half of them must agree.",
  },
} as const
