/** https://developers.hubspot.com/docs/api-reference/error-handling */
export const error = (message: string, category: string) => ({
  status: 'error',
  message,
  category,
  correlationId: 'demo',
});
