-- Written by hand: see docs/decisions/live-panel.md. What staff hear of at once in every process, besides bookings, which
-- are announced already. A mail or a calendar is news when it fails and when it works again, not at each try.
CREATE TRIGGER booking_payments_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON booking_payments
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/admin/news');--> statement-breakpoint
CREATE TRIGGER contact_messages_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON contact_messages
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/admin/news');--> statement-breakpoint
CREATE TRIGGER event_enquiries_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_enquiries
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/admin/news');--> statement-breakpoint
CREATE TRIGGER mails_failing_announced AFTER UPDATE ON mails
  FOR EACH ROW WHEN ((old.status = 'undelivered') <> (new.status = 'undelivered'))
  EXECUTE FUNCTION announce_changed_paths('/api/admin/news');--> statement-breakpoint
CREATE TRIGGER calendar_feeds_failing_announced AFTER UPDATE ON calendar_feeds
  FOR EACH ROW WHEN ((old.error IS NULL) <> (new.error IS NULL))
  EXECUTE FUNCTION announce_changed_paths('/api/admin/news');
