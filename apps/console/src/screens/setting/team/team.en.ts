export const texts = {
  teamDesk: {
    teams: 'Teams',
    rules: 'Channel rules',
    webhooks: 'Webhooks',
    deliveries: 'Deliveries',
  },
} as const
