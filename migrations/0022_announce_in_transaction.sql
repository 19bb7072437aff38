-- Written by hand: see docs/decisions/server-rendering.md. What a write changes of public answers is announced in its own
-- transaction, so that other processes hear of it exactly when it is committed, whatever becomes of the one that wrote.
CREATE FUNCTION announce_changed_paths() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changed_paths', to_json(TG_ARGV)::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER blocks_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blocks
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/bookings');--> statement-breakpoint
CREATE TRIGGER blog_posts_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/blog-posts');--> statement-breakpoint
CREATE TRIGGER bookings_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON bookings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/bookings');--> statement-breakpoint
CREATE TRIGGER events_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/events');--> statement-breakpoint
CREATE TRIGGER gallery_images_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON gallery_images
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/gallery');--> statement-breakpoint
CREATE TRIGGER hero_slides_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hero_slides
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/hero-slides');--> statement-breakpoint
CREATE TRIGGER property_facts_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON property_facts
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/property');--> statement-breakpoint
CREATE TRIGGER seasons_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON seasons
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/villas');--> statement-breakpoint
CREATE TRIGGER video_settings_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON video_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/public/video-settings');--> statement-breakpoint
CREATE TRIGGER video_tours_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON video_tours
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/video-tours');--> statement-breakpoint
CREATE TRIGGER villa_categories_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON villa_categories
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/villa-categories', '/api/villas');--> statement-breakpoint
CREATE TRIGGER villa_images_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON villa_images
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/villas');--> statement-breakpoint
CREATE TRIGGER villa_videos_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON villa_videos
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/villas');--> statement-breakpoint
CREATE TRIGGER villas_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON villas
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/villas');
