import { sendUploadOfForm } from '@/features/media/web/admin-send-upload'
import { MAINTENANCE_PATH } from '../paths'
import type { MaintenanceTicket } from '../staff-contract'

/** Sends a picture of what is wrong. Throws ApiError, and TypeError without a network. */
export function sendPhoto(ticketId: number, file: File): Promise<MaintenanceTicket> {
  const target = { path: `${MAINTENANCE_PATH}/${ticketId}/photo`, field: 'image' } as const
  return sendUploadOfForm<MaintenanceTicket>({ file, name: file.name, purpose: 'image', target })
}
