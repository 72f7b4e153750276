import { z } from 'zod'

/** Log-in with social networks. Part of `variables`. */
export const socialLoginVariables = {
  DISCORD_CLIENT_ID: {
    schema: z.string().optional(),
    meaning: 'Discord application for log-in; its redirect is `PANEL_URL/api/auth/callback/discord`.',
    fallback: 'no log-in with Discord',
  },
  DISCORD_CLIENT_SECRET: {
    schema: z.string().optional(),
    meaning: "That application's secret.",
    fallback: 'no log-in with Discord',
    secret: true,
  },
  VK_CLIENT_ID: {
    schema: z.string().optional(),
    meaning: 'VK ID application for log-in; its redirect is `PANEL_URL/api/auth/callback/vk`.',
    fallback: 'no log-in with VK',
  },
  VK_CLIENT_SECRET: {
    schema: z.string().optional(),
    meaning: "That application's secret.",
    fallback: 'no log-in with VK',
    secret: true,
  },
} as const
