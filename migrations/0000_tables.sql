CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"sess" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"role" text DEFAULT 'user' NOT NULL,
	"profile_image_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email") and "users"."email" like '%_@_%'),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'admin', 'superadmin'))
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text,
	"image_url" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_title_given" CHECK (btrim("blog_posts"."title") <> ''),
	CONSTRAINT "blog_posts_slug_form" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"user_id" integer,
	"guest_name" text NOT NULL,
	"guest_email" text NOT NULL,
	"guest_phone" text,
	"check_in_date" date NOT NULL,
	"check_out_date" date NOT NULL,
	"number_of_guests" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"special_requests" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"source" text DEFAULT 'website' NOT NULL,
	"hold_expires_at" timestamp with time zone,
	"idempotency_key" text,
	"idempotency_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_check_out_after_check_in" CHECK ("bookings"."check_out_date" > "bookings"."check_in_date"),
	CONSTRAINT "bookings_status_known" CHECK ("bookings"."status" in ('pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show')),
	CONSTRAINT "bookings_guests_positive" CHECK ("bookings"."number_of_guests" >= 1),
	CONSTRAINT "bookings_total_not_negative" CHECK ("bookings"."total_cents" >= 0),
	CONSTRAINT "bookings_guest_name_given" CHECK (btrim("bookings"."guest_name") <> ''),
	CONSTRAINT "bookings_guest_email_form" CHECK ("bookings"."guest_email" like '%_@_%'),
	CONSTRAINT "bookings_idempotency_whole" CHECK (("bookings"."idempotency_key" is null) = ("bookings"."idempotency_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "villa_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "villa_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text,
	"image_url" text,
	"price_per_night_cents" integer,
	"half_board_price_cents" integer,
	"full_board_price_cents" integer,
	"max_guests" integer DEFAULT 2 NOT NULL,
	"bedrooms" numeric(3, 1) DEFAULT 1 NOT NULL,
	"bathrooms" numeric(3, 1) DEFAULT 1 NOT NULL,
	"room_size" numeric(5, 1),
	"balconies" integer DEFAULT 0 NOT NULL,
	"included_services" text[] DEFAULT '{}'::text[] NOT NULL,
	"amenities" text[] DEFAULT '{}'::text[] NOT NULL,
	"features" text[] DEFAULT '{}'::text[] NOT NULL,
	"specifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"badge" text,
	"badge_color" text DEFAULT 'blue' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "villa_categories_name_given" CHECK (btrim("villa_categories"."name") <> ''),
	CONSTRAINT "villa_categories_prices_not_negative" CHECK ("villa_categories"."price_per_night_cents" >= 0 and "villa_categories"."half_board_price_cents" >= 0 and "villa_categories"."full_board_price_cents" >= 0),
	CONSTRAINT "villa_categories_guests_positive" CHECK ("villa_categories"."max_guests" >= 1),
	CONSTRAINT "villa_categories_rooms_not_negative" CHECK ("villa_categories"."bedrooms" >= 0 and "villa_categories"."bathrooms" >= 0 and "villa_categories"."room_size" >= 0 and "villa_categories"."balconies" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'unread' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_status_known" CHECK ("contact_messages"."status" in ('unread', 'read')),
	CONSTRAINT "contact_messages_name_given" CHECK (btrim("contact_messages"."name") <> ''),
	CONSTRAINT "contact_messages_message_given" CHECK (btrim("contact_messages"."message") <> ''),
	CONSTRAINT "contact_messages_email_form" CHECK ("contact_messages"."email" like '%_@_%')
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text,
	"start_date" date NOT NULL,
	"end_date" date,
	"location" text,
	"image_url" text,
	"capacity" integer,
	"price_cents" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_title_given" CHECK (btrim("events"."title") <> ''),
	CONSTRAINT "events_end_not_before_start" CHECK ("events"."end_date" >= "events"."start_date"),
	CONSTRAINT "events_capacity_positive" CHECK ("events"."capacity" >= 1),
	CONSTRAINT "events_price_not_negative" CHECK ("events"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gallery_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text,
	"image_url" text NOT NULL,
	"category" text NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_images_title_given" CHECK (btrim("gallery_images"."title") <> ''),
	CONSTRAINT "gallery_images_image_given" CHECK (btrim("gallery_images"."image_url") <> ''),
	CONSTRAINT "gallery_images_category_known" CHECK ("gallery_images"."category" in ('villas', 'dining', 'facilities', 'events', 'exterior', 'activities'))
);
--> statement-breakpoint
CREATE TABLE "hero_slides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hero_slides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"subtitle" text,
	"description" text,
	"image_url" text NOT NULL,
	"feature_highlights" text[],
	"button_text" text,
	"button_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hero_slides_title_given" CHECK (btrim("hero_slides"."title") <> ''),
	CONSTRAINT "hero_slides_image_given" CHECK (btrim("hero_slides"."image_url") <> '')
);
--> statement-breakpoint
CREATE TABLE "property_facts" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_facts_one_row" CHECK ("property_facts"."id" = 1),
	CONSTRAINT "property_facts_document" CHECK (jsonb_typeof("property_facts"."facts") = 'object')
);
--> statement-breakpoint
CREATE TABLE "video_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section" text NOT NULL,
	"setting_key" text NOT NULL,
	"setting_value" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_settings_section_key" UNIQUE("section","setting_key"),
	CONSTRAINT "video_settings_section_given" CHECK (btrim("video_settings"."section") <> ''),
	CONSTRAINT "video_settings_key_given" CHECK (btrim("video_settings"."setting_key") <> '')
);
--> statement-breakpoint
CREATE TABLE "video_tours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_tours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text,
	"video_type" text DEFAULT 'youtube' NOT NULL,
	"video_url" text NOT NULL,
	"thumbnail_url" text,
	"category" text,
	"duration_seconds" integer,
	"is_visible" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_tours_title_given" CHECK (btrim("video_tours"."title") <> ''),
	CONSTRAINT "video_tours_video_given" CHECK (btrim("video_tours"."video_url") <> ''),
	CONSTRAINT "video_tours_type_known" CHECK ("video_tours"."video_type" in ('youtube', 'uploaded')),
	CONSTRAINT "video_tours_duration_not_negative" CHECK ("video_tours"."duration_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "villa_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "villa_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"image_url" text NOT NULL,
	"alt_text" text,
	"caption" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "villa_images_order_not_negative" CHECK ("villa_images"."sort_order" >= 0)
);
--> statement-breakpoint
CREATE TABLE "villa_videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "villa_videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"video_url" text NOT NULL,
	"thumbnail_url" text,
	"video_type" text DEFAULT 'youtube' NOT NULL,
	"duration_seconds" integer,
	"is_main" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "villa_videos_title_given" CHECK (btrim("villa_videos"."title") <> ''),
	CONSTRAINT "villa_videos_type_known" CHECK ("villa_videos"."video_type" in ('youtube', 'vimeo', 'direct')),
	CONSTRAINT "villa_videos_duration_positive" CHECK ("villa_videos"."duration_seconds" >= 1),
	CONSTRAINT "villa_videos_order_not_negative" CHECK ("villa_videos"."sort_order" >= 0)
);
--> statement-breakpoint
CREATE TABLE "villas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "villas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"short_description" text,
	"description" text NOT NULL,
	"category_id" integer,
	"building" text,
	"room_number" text,
	"floor" text,
	"base_price_cents" integer,
	"half_board_price_cents" integer,
	"full_board_price_cents" integer,
	"weekend_price_cents" integer,
	"seasonal_price_cents" integer,
	"max_guests" integer,
	"bedrooms" numeric(3, 1),
	"bathrooms" numeric(3, 1),
	"room_size" numeric(5, 1),
	"balconies" integer,
	"amenities" text[],
	"main_image_url" text,
	"seo_title" text,
	"seo_description" text,
	"is_available" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "villas_slug_unique" UNIQUE("slug"),
	CONSTRAINT "villas_name_given" CHECK (btrim("villas"."name") <> ''),
	CONSTRAINT "villas_slug_form" CHECK ("villas"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "villas_floor_known" CHECK ("villas"."floor" in ('Ground Floor', 'First Floor')),
	CONSTRAINT "villas_prices_not_negative" CHECK ("villas"."base_price_cents" >= 0 and "villas"."half_board_price_cents" >= 0 and "villas"."full_board_price_cents" >= 0 and "villas"."weekend_price_cents" >= 0 and "villas"."seasonal_price_cents" >= 0),
	CONSTRAINT "villas_guests_positive" CHECK ("villas"."max_guests" >= 1),
	CONSTRAINT "villas_rooms_not_negative" CHECK ("villas"."bedrooms" >= 0 and "villas"."bathrooms" >= 0 and "villas"."room_size" >= 0 and "villas"."balconies" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_villa_id_villas_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_images" ADD CONSTRAINT "villa_images_villa_id_villas_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_videos" ADD CONSTRAINT "villa_videos_villa_id_villas_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villas" ADD CONSTRAINT "villas_category_id_villa_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."villa_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "bookings_villa_nights" ON "bookings" USING btree ("villa_id","check_out_date","check_in_date");--> statement-breakpoint
CREATE INDEX "bookings_nights" ON "bookings" USING btree ("check_out_date","check_in_date");--> statement-breakpoint
CREATE INDEX "bookings_check_in" ON "bookings" USING btree ("check_in_date");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_idempotency_key" ON "bookings" USING btree ("idempotency_key") WHERE "bookings"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "bookings_user_id" ON "bookings" USING btree ("user_id") WHERE "bookings"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_unread" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."status" = 'unread';--> statement-breakpoint
CREATE INDEX "events_start_date" ON "events" USING btree ("start_date");--> statement-breakpoint
CREATE INDEX "villa_images_villa_id" ON "villa_images" USING btree ("villa_id","sort_order");--> statement-breakpoint
CREATE INDEX "villa_videos_villa_id" ON "villa_videos" USING btree ("villa_id","sort_order");--> statement-breakpoint
CREATE INDEX "villas_category_id" ON "villas" USING btree ("category_id");