import swagger from '@fastify/swagger'
import type { Config } from '@zubr/config'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/**
 * Describes every route that is registered after it, from the same schemas that check requests, at
 * `/openapi.json`.
 */
export async function installOpenApi(app: FastifyInstance, config: Pick<Config, 'panelUrl'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Zubr',
        version: '1',
        description: 'The API behind the site, the control panel and the nodes.',
      },
      servers: [{ url: config.panelUrl }],
      components: {
        securitySchemes: {
          nodeToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'From `npm run zubr -- node add <name>`.',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'zubr.session_token',
            description: 'Set by logging in; with HTTPS its name begins with `__Secure-`.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  let text: string | undefined
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger())
    return reply.header('access-control-allow-origin', '*').type('application/json; charset=utf-8').send(text)
  })
}
