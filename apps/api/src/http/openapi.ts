import swagger from '@fastify/swagger'
import { brotliQuality, compress } from '@zubr/http/compress'
import { type Resource, replyWithResource, resource } from '@zubr/http/resources'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { securityHeaders } from './security-headers.ts'

/**
 * Describes all routes registered after it at `/openapi.json`, from the schemas that validate
 * requests. The description is built and compressed once.
 */
export async function installOpenApi(
  app: FastifyInstance,
  config: Parameters<typeof securityHeaders>[0],
): Promise<void> {
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
  async function describe(): Promise<Resource> {
    const identity = Buffer.from(JSON.stringify(app.swagger()))
    const headers = {
      ...securityHeaders(config),
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
    }
    const packed = await compress(identity, brotliQuality.quick)
    return resource('openapi.json', { identity, ...packed }, { headers })
  }
  let description: Promise<Resource> | undefined
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    description ??= describe().catch((error: unknown) => {
      description = undefined
      throw error
    })
    replyWithResource(request, reply, await description)
    return reply
  })
}
